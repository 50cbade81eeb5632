create database edil owner edil_owner;
